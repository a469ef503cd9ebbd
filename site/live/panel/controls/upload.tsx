import { useState } from 'react';
import type { FileEntry } from '../../protocol.ts';
import type { ControlProps } from '../control.ts';
import { useSeat } from '../seat.ts';
import { isValues, textOf } from '../values.ts';

/** The maximum size of a reader's file, which crosses to the frame as base64. Bytes. */
const MAX_BYTES = 5_000_000;

/** Whether a file is one of the kinds that `accept` lists; without a list every file is. */
function isAccepted({ name, type }: { name: string; type: string }, accept: string): boolean {
  if (!accept.trim()) return true;
  return accept.split(',').some((each) => {
    const kind = each.trim().toLowerCase();
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
    return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
  });
}

/** A file of the sample project, or one of the reader, which stays in this browser. */
export function Upload({ field, id, value, onChange, describedBy }: ControlProps) {
  const { library, command } = useSeat();
  const [problem, setProblem] = useState('');
  const accept = textOf(field.options['accept']);
  const maxSize = Number(field.options['maxSize'] ?? MAX_BYTES);
  const files = library.upload.filter((file) => isAccepted(file, accept));
  const url = isValues(value) ? value['url'] : value;
  const name = isValues(value) ? textOf(value['name']) : textOf(value);
  const isOwn = url !== undefined && !files.some((file) => file.url === url);

  const take = async (file: File) => {
    const most = Math.min(maxSize, MAX_BYTES);
    if (!isAccepted(file, accept)) return setProblem(`Unexpected ${file.name}, expected ${accept}`);
    if (file.size > most) {
      return setProblem(`Unexpected ${file.size} bytes, expected at most ${most}`);
    }
    setProblem('');
    const data = await toBase64(file);
    const { name, type, size } = file;
    return onChange(await command('upload', { name, type, size, data }));
  };
  return (
    <>
      <select
        id={id}
        aria-label={field.title}
        aria-describedby={describedBy}
        value={isOwn ? 'own' : files.findIndex((file) => file.url === url)}
        onChange={({ target }) => onChange(toValue(files[Number(target.value)]))}
      >
        <option value={-1}>No file</option>
        {files.map((file, index) => (
          <option key={file.name} value={index}>
            {file.name}
          </option>
        ))}
        {isOwn && <option value="own">{name}</option>}
      </select>
      <input
        type="file"
        accept={accept || undefined}
        aria-label={`${field.title}: a file of yours, which stays in this browser`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void take(file);
        }}
      />
      {problem && (
        <p className="Seat-problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

const toValue = (file: FileEntry | undefined) => file && { ...file };

function toBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).split(',')[1] ?? ''));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(file);
  });
}
