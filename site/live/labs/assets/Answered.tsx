import { LabCode, LabPart } from '../Lab.tsx';
import type { Result } from './host.ts';

interface Asset {
  key: string;
  mimeType: string;
  filename?: string;
  dimension?: { width: number; height: number };
  duration?: number;
}

/** The answer of a handler: its problems or the assets, and the data. */
export function Answered({
  result: { kind, problems = [], value, text, error },
}: {
  result: Result;
}) {
  if (error !== undefined) return null;
  return (
    <>
      {problems.length > 0 && (
        <LabPart name="What is wrong">
          <ul className="Lab-problems">
            {problems.map((problem) => (
              <li key={problem}>{problem}.</li>
            ))}
          </ul>
        </LabPart>
      )}
      {problems.length === 0 && kind === 'assets' && <Grid assets={value as Asset[]} />}
      <details className="Lab-details">
        <summary>Answer as data</summary>
        <LabCode name="Answer">{text || 'undefined'}</LabCode>
      </details>
    </>
  );
}

function Grid({ assets }: { assets: Asset[] }) {
  if (assets.length === 0) return <p className="Lab-empty">The library stays empty.</p>;
  return (
    <ul className="Lab-grid">
      {assets.map(({ key, mimeType, filename, dimension, duration }) => {
        const facts = [
          mimeType,
          dimension && `${dimension.width} × ${dimension.height}`,
          duration !== undefined && `${duration} s`,
        ].filter(Boolean);
        return (
          <li key={key}>
            <div className="Lab-thumb" aria-hidden="true">
              {mimeType.split('/').pop()}
            </div>
            <p>{filename ?? key}</p>
            <small>{facts.join(', ')}</small>
          </li>
        );
      })}
    </ul>
  );
}
