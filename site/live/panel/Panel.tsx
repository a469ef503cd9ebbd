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
import inputs from './panel-inputs.css?inline';
import parts from './panel-parts.css?inline';
import { type PanelDescription, type Seat, SeatContext } from './seat.ts';
import { Segments } from './Segments.tsx';

/** The most lines of the log. */
const maxLines = 100;

/**
 * The designer's seat: what the schema of a running sample becomes for the person who fills it in.
 * It is our drawing of the panel in the editor, and says so.
 */
export default function Panel(props: LivePanelProps) {
  const { command, subscribe } = props;
  // The host of this site describes its samples; nothing else is shown by this panel.
  const sample = props.description as unknown as PanelDescription;
  const [mode, setMode] = useState<Mode>('preview');
  const { lines, log, clear } = useLog({ command, subscribe });
  useEffect(() => adoptStyles(panel, inputs, parts), []);
  const seat = useSeatOf(props, sample, mode === 'editor');
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
            <Devices {...props} isWide={sample.isWide} />
          </div>
        )}
        {sample.problems.length > 0 && <Problems problems={sample.problems} />}
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
                  void seat.command('fire', { type, args });
                }}
              />
            )}
            {sample.css.length > 0 && <CssEditor groups={sample.css} />}
            {!sample.isSchema && <ProjectSwitches />}
            {(!sample.isSchema || lines.length > 0) && <Log lines={lines} onClear={clear} />}
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

type Mode = 'editor' | 'preview';

/** The switch between devices, which sets the width of the stage. */
function Devices({
  command,
  setStage,
  isWide,
}: Pick<LivePanelProps, 'command' | 'setStage'> & { isWide: boolean }) {
  const [device, setDevice] = useState<Device>(isWide ? 'desktop' : 'mobile');
  useEffect(() => {
    setStage({ width: deviceWidths[device] });
    void command('device', device);
    return () => setStage({});
  }, [device, setStage, command]);
  return (
    <Segments
      label="Device"
      items={{ desktop: 'Desktop', tablet: 'Tablet', mobile: 'Mobile' }}
      value={device}
      onChange={setDevice}
    />
  );
}

function Problems({ problems }: { problems: string[] }) {
  return (
    <ul className="Seat-problems" role="alert">
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
  );
}

/** The lines that the host has logged since the start, and those that the panel adds. */
function useLog({ command, subscribe }: Pick<LivePanelProps, 'command' | 'subscribe'>) {
  const [lines, setLines] = useState<LogLine[]>([]);
  const log = useCallback(
    (line: LogLine) => setLines((before) => [...before, line].slice(-maxLines)),
    [],
  );
  useEffect(() => {
    const end = subscribe((event, value) => {
      if (event === 'log') log(value as unknown as LogLine);
    });
    void command('ready', null);
    return end;
  }, [subscribe, command, log]);
  return { lines, log, clear: () => setLines([]) };
}

/** What the parts of the panel reach. */
function useSeatOf(
  { call, command, subscribe }: LivePanelProps,
  { library }: PanelDescription,
  isEditor: boolean,
): Seat {
  return useMemo(
    () => ({
      call: (fn, ...args) =>
        call(fn, ...(args as Parameters<typeof call>[1][])) as ReturnType<Seat['call']>,
      command: (name, value) =>
        command(name, value as Parameters<typeof command>[1]) as ReturnType<Seat['command']>,
      onDrawn: (listener) =>
        subscribe((event, value) => {
          if (event === 'drawn') listener(value as unknown as Parameters<typeof listener>[0]);
        }),
      library,
      controls,
      isEditor,
    }),
    [call, command, subscribe, library, isEditor],
  );
}
