import { Checkbox } from '@mui/material';

/** A component that runs at build. */
export function Notes() {
  return (
    <p>
      <Checkbox slotProps={{ input: { 'aria-label': 'MUI' } }} />
    </p>
  );
}
