'use client';

import { Button, Chip, ThemeProvider, createTheme } from '@mui/material';
import { useState } from 'react';

const theme = createTheme({ palette: { primary: { main: '#b3261e' } } });

export function Mui() {
  const [isOn, setOn] = useState(false);
  return (
    <ThemeProvider theme={theme}>
      <Button variant="contained" onClick={() => setOn(true)}>
        Try
      </Button>
      <Chip label={isOn ? 'on' : 'off'} />
    </ThemeProvider>
  );
}
