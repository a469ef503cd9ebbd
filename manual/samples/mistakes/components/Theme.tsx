'use client';

import { createContext, type ReactNode, useContext } from 'react';

const Mode = createContext('light');

export function Theme({ children }: { children: ReactNode }) {
  return <Mode value="dark">{children}</Mode>;
}

export function Lamp() {
  return <p>The lamp of a {useContext(Mode)} room</p>;
}
