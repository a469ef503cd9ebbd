'use client';

import type { LivePanelProps } from 'stilldocs';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Device, deviceWidths, type LogLine } from '../protocol.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { controls } from './controls.tsx';
import { CssEditor } from './CssEditor.tsx';
import { Interactions } from './Interactions.tsx';
import { Log } from './Log.tsx';
import { ProjectSwitches } from './ProjectSwitches.tsx';
import { Properties } from './Properties.tsx';
import panel from './panel.css?inline';
import parts from './panel-parts.css?inline';
import { type PanelDescription, type Seat, SeatContext } from './seat.ts';
import { Segments } from './Segments.tsx';

/** The most lines that the log keeps. */
const MAX_LINES = 100;
/**
 * The designer's seat: what the schema of a running sample becomes for the person who fills it in.
 * It is our drawing of the panel in the editor, and says so.
 */
export default function Panel({ description, call, command, subscribe, setStage }: LivePanelProps) {
  // The host of this site describes its samples; nothing else is shown by this panel.
  const sample = description as unknown as PanelDescription;
  const [mode, setMode] = useState<'editor' | 'preview'>('preview');
  const [device, setDevice] = useState<Device>(sample.isWide ? 'desktop' : 'mobile');
  const [lines, setLines] = useState<LogLine[]>([]);
  const log = useCallback(
    (line: LogLine) => setLines((before) => [...before, line].slice(-MAX_LINES)),
    [],
  );
  useEffect(() => adoptStyles(panel, parts), []);
  useEffect(() => {
    // A schema alone is shown as data, not as a page.
    setStage({ width: sample.isSchema ? undefined : deviceWidths[device] });
    void command('device', device);
  }, [device, setStage, command, sample.isSchema]);
  useEffect(() => {
    const end = subscribe((event, value) => {
      if (event === 'log') log(value as unknown as LogLine);
    });
    void command('ready', null);
    return end;
  }, [subscribe, command, log]);

  const isEditor = mode === 'editor';
  const seat = useMemo(
    (): Seat => ({
      call: (fn, ...args) =>
        call(fn, ...(args as Parameters<typeof call>[1][])) as ReturnType<Seat['call']>,
      command: (name, value) =>
        command(name, value as Parameters<typeof command>[1]) as ReturnType<Seat['command']>,
      onDrawn: (listener) =>
        subscribe((event, value) => {
          if (event === 'drawn') listener(value as unknown as Parameters<typeof listener>[0]);
        }),
      library: sample.library,
      controls,
      isEditor,
    }),
    [call, command, subscribe, sample.library, isEditor],
  );
  return (
    <SeatContext value={seat}>
      <div className="Seat" data-schema={sample.isSchema || undefined}>
        {!sample.isSchema && (
          <div className="Seat-bar">
            <Segments
              label="Mode"
              items={{ editor: 'Editor', preview: 'Preview' }}
              value={mode}
              onChange={(next) => {
                setMode(next);
                void command('mode', next);
              }}
            />
            <Segments
              label="Device"
              items={{ desktop: 'Desktop', tablet: 'Tablet', mobile: 'Mobile' }}
              value={device}
              onChange={setDevice}
            />
          </div>
        )}
        {sample.problems.length > 0 && (
          <ul className="Seat-problems" role="alert">
            {sample.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
        <div
          className="Seat-columns"
          data-single={(sample.isSchema && lines.length === 0) || undefined}
        >
          <Properties sample={sample} />
          <div className="Seat-side">
            {sample.interactions.length > 0 && (
              <Interactions
                actions={sample.interactions}
                onFire={(type, args) => {
                  log({ kind: 'interaction', name: type, detail: args });
                  void command('fire', { type, args } as Parameters<typeof command>[1]);
                }}
              />
            )}
            {sample.css.length > 0 && <CssEditor groups={sample.css} />}
            {!sample.isSchema && <ProjectSwitches />}
            {(!sample.isSchema || lines.length > 0) && (
              <Log lines={lines} onClear={() => setLines([])} />
            )}
          </div>
        </div>
        <p className="Seat-note">
          This panel is our drawing, made from the registration. The one in the Design Editor looks
          different.
        </p>
      </div>
    </SeatContext>
  );
}
