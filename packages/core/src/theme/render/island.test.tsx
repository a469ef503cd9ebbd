import { type ReactNode, useId } from 'react';
import { describe, expect, it } from 'vitest';
import { island } from './island.tsx';
import { Box, Now, propsOf, render } from './island.test.kit.tsx';
import { jsxDEV } from './jsx-dev-runtime.ts';

const WithId = island(() => <u id={useId()} />, { id: 'with-id', policy: 'touch' });

describe('an island', () => {
  it('is an element with its HTML, its id, its props and its prefix', () => {
    expect(render(<Box text="hi" />)).toEqual({
      html: '<docs-island data-island="box" data-props="{&quot;text&quot;:&quot;hi&quot;}" data-prefix="p-0-"><b title="hi"></b></docs-island>',
      islands: ['box'],
    });
  });

  it('gets the props at build that it gets in the browser', () => {
    const Keys = island(({ of }: { of: object }) => <b>{Object.keys(of).join()}</b>, {
      id: 'keys',
      policy: 'touch',
    });
    const { html } = render(<Keys of={{ a: 1, b: undefined }} />);
    expect(html).toContain('<b>a</b>');
    expect(propsOf(html)).toEqual(['{"of":{"a":1}}']);
  });

  it('names its policy unless that is the default', () => {
    expect(render(<Now />).html).toContain('data-hydrate="load"');
    expect(render(<Box />).html).not.toContain('data-hydrate');
  });

  it('is part of other HTML, and each is listed once, in order of name', () => {
    const { html, islands } = render(
      <p>
        a<Now />
        <Box />
        <Now label="2" />z
      </p>,
    );
    expect(html).toMatch(/^<p>a<docs-island.*<\/docs-island>z<\/p>$/);
    expect(islands).toEqual(['box', 'now']);
    expect(propsOf(html)).toEqual(['{"label":"2"}']);
  });

  it('is only its component outside of such a render', () => {
    expect(render(<p>no island</p>)).toEqual({ html: '<p>no island</p>', islands: [] });
    expect(render(null)).toEqual({ html: '', islands: [] });
  });

  it('is a plain component if it is automatic, and its props are no data or its render throws', () => {
    const Button = island(
      ({ on, fails }: { on?: () => void; fails?: boolean }) => {
        if (fails && !isPlain) throw new Error('no context');
        return <b>{typeof on}</b>;
      },
      { id: 'button', policy: 'touch', automatic: true },
    );
    let isPlain = false;
    expect(render(<Button />).html).toContain('data-island="button"');
    expect(render(<Button on={() => {}} />)).toEqual({ html: '<b>function</b>', islands: [] });
    const failing = () => render(<Button fails />);
    expect(failing).toThrow('no context');
    isPlain = true;
    expect(failing().html).toContain('data-island="button"');
  });

  it('hydrates when an automatic island inside of it does', () => {
    const automatic = true;
    const Effect = island(() => <i />, { id: 'effect', policy: 'idle', automatic });
    const Outer = island(() => <Effect />, { id: 'outer', policy: 'touch', automatic });
    expect(render(<Outer />).html).toMatch(/data-island="outer"[^>]* data-hydrate="idle"><i>/);
  });

  it('rethrows the error of its component', () => {
    const Bad = island(
      () => {
        throw new Error('broken');
      },
      { id: 'bad', policy: 'touch' },
    );
    expect(() => render(<Bad />)).toThrow('broken');
  });
});

describe('slots', () => {
  it('replace elements among the props', () => {
    const { html } = render(
      <Box text="t">
        <em>in</em>
      </Box>,
    );
    expect(html).toContain('<b title="t"><docs-slot><em>in</em></docs-slot></b>');
    expect(propsOf(html)).toEqual(['{"text":"t","children":{"$slot":"children"}}']);
  });

  it('contain lists of elements and texts, under any name', () => {
    const Two = island(
      ({ left, right }: { left: ReactNode; right: ReactNode }) => (
        <>
          {left}
          {right}
        </>
      ),
      { id: 'two', policy: 'touch' },
    );
    const { html } = render(<Two left={['a', <i key="1">b</i>]} right={<>c</>} />);
    expect(html).toContain(
      '<docs-slot data-slot="left">a<i>b</i></docs-slot><docs-slot data-slot="right">c</docs-slot>',
    );
  });

  it('do not replace texts, numbers and empty lists among the props', () => {
    const Any = island(
      ({ children }: { children: unknown; list: unknown }) => <>{String(children)}</>,
      { id: 'any', policy: 'touch' },
    );
    expect(propsOf(render(<Any list={[]}>text</Any>).html)).toEqual([
      '{"list":[],"children":"text"}',
    ]);
    expect(propsOf(render(<Any list={null}>{5}</Any>).html)).toEqual([
      '{"list":null,"children":5}',
    ]);
  });

  it('wait behind the island’s HTML, with their islands, if it does not render them', () => {
    const Closed = island(
      ({ open, children }: { open: boolean; icon?: ReactNode; children: ReactNode }) => (
        <b>{open && children}</b>
      ),
      { id: 'closed', policy: 'touch' },
    );
    const { html, islands } = render(
      <Closed open={false} icon={<svg />}>
        <Now />
      </Closed>,
    );
    expect(html).toMatch(
      /<b><\/b><docs-slot data-slot="icon" data-waiting=""><svg><\/svg><\/docs-slot><docs-slot data-waiting=""><docs-island data-island="now"/,
    );
    expect(islands).toEqual(['closed', 'now']);
    const opened = render(
      <Closed open>
        <>{null}</>
      </Closed>,
    ).html;
    expect(opened).not.toContain('data-waiting');
    expect(render(<Closed open={false}>{[<i key="1" />]}</Closed>).html).toContain('data-waiting');
    // Nothing waits.
    const Empty = () => null;
    expect(
      render(
        <Closed open={false}>
          <Empty />
        </Closed>,
      ).html,
    ).not.toContain('data-waiting');
  });

  it('may contain islands', () => {
    const { html, islands } = render(
      <Box>
        <Box text="inner">
          <Now />
        </Box>
      </Box>,
    );
    expect(islands).toEqual(['box', 'now']);
    expect([...html.matchAll(/data-island="(\w+)"/g)].map(([, id]) => id)).toEqual([
      'box',
      'box',
      'now',
    ]);
    expect(propsOf(html)).toEqual([
      '{"children":{"$slot":"children"}}',
      '{"text":"inner","children":{"$slot":"children"}}',
    ]);
  });
});

describe('an island within an island’s own tree', () => {
  const Outer = island(
    () => (
      <p>
        <Box text="in">
          <em>x</em>
        </Box>
      </p>
    ),
    { id: 'outer', policy: 'touch' },
  );

  it('is not an island of its own and has no slots', () => {
    const { html, islands } = render(<Outer />);
    expect(islands).toEqual(['outer']);
    expect(html).toContain('<p><b title="in"><em>x</em></b></p>');
    expect(html.match(/<docs-/g)).toHaveLength(1);
  });

  it('may have functions as props, which stay in the browser', () => {
    const Press = island(
      ({ onPress }: { onPress: () => void }) => <b data-press={typeof onPress} />,
      {
        id: 'press',
        policy: 'touch',
      },
    );
    const Parent = island(
      () =>
        jsxDEV(Press, { onPress: () => {} }, undefined, false, {
          fileName: 'a.tsx',
          lineNumber: 3,
        }),
      { id: 'parent', policy: 'touch' },
    );
    expect(render(<Parent />).html).toContain('<b data-press="function"></b>');
  });

  it('may still show the slot of the outer island', () => {
    const Frame = island(({ children }: { children: ReactNode }) => <Box>{children}</Box>, {
      id: 'frame',
      policy: 'touch',
    });
    const { html, islands } = render(
      <Frame>
        <Now />
      </Frame>,
    );
    expect(islands).toEqual(['frame', 'now']);
    expect(html).toContain('<b><docs-slot><docs-island data-island="now"');
  });
});

describe('ids that useId makes', () => {
  const idsOf = (html: string) => [...html.matchAll(/<u id="([^"]*)"/g)].map(([, id]) => id);

  it('differ between the islands of one piece, slots included', () => {
    const ids = idsOf(
      render(
        <>
          <WithId />
          <Box>
            <WithId />
            <Box>
              <WithId />
            </Box>
          </Box>
          <WithId />
        </>,
      ).html,
    );
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(4);
  });

  it('differ between pieces with other prefixes', () => {
    const page = (
      <>
        {Array.from({ length: 12 }, (_, index) => (
          <WithId key={index} />
        ))}
      </>
    );
    const ids = ['p1-', 'p2-', 'b-'].flatMap((prefix) => idsOf(render(page, prefix).html));
    expect(ids).toHaveLength(36);
    expect(new Set(ids).size).toBe(36);
  });

  it('are the same in every build', () => {
    expect(render(<WithId />)).toEqual(render(<WithId />));
  });
});
