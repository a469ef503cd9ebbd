import { expect, it } from 'vitest';
import { nearest } from './nearest.ts';

it('finds the candidate that is spelled most like the word', () => {
  expect(nearest('waring', ['note', 'warning', 'danger'])).toBe('warning');
  expect(nearest('/cli/comands', ['/cli/commands', '/cli/login', '/'])).toBe('/cli/commands');
});

it('takes the nearest of several near ones, whatever their order', () => {
  expect(nearest('tittle', ['titles', 'title'])).toBe('title');
  expect(nearest('tittle', ['title', 'titles'])).toBe('title');
});

it('ignores letter case', () => {
  expect(nearest('TITLE', ['title'])).toBe('title');
  expect(nearest('showsidebar', ['showSidebar'])).toBe('showSidebar');
});

it('finds nothing if no candidate is near enough', () => {
  expect(nearest('completely-different', ['note', 'tip'])).toBeUndefined();
  expect(nearest('steps', ['note', 'danger'])).toBeUndefined();
});

it('allows more edits to a longer word', () => {
  expect(nearest('horizontalpading', ['horizontalPadding'])).toBe('horizontalPadding');
  expect(nearest('/guides/getting-startd-quick', ['/guide/getting-started-quickly'])).toBe(
    '/guide/getting-started-quickly',
  );
});

it('finds nothing among nothing', () => {
  expect(nearest('note', [])).toBeUndefined();
});

it('suggests nothing that shares no letter with the word', () => {
  expect(nearest('q', ['ab'])).toBeUndefined();
});
