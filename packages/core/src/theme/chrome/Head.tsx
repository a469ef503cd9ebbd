import type { LightDark } from '../../shared/document/document.ts';
import type { Shell } from './Document.tsx';
import { withBase } from '../../shared/page/paths.ts';

/** The document's head: title, styles, scripts and icons. The page's metadata follow the title. */
export function Head({ data }: { data: Shell }) {
  const { assets, base, sheets, style } = data;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{data.title}</title>
      <meta name="color-scheme" content="light dark" />
      <script dangerouslySetInnerHTML={{ __html: assets.inline }} />
      {assets.preload.map(({ src, integrity }) => (
        <link
          key={src}
          rel="preload"
          href={src}
          as="font"
          type="font/woff2"
          crossOrigin=""
          integrity={integrity ?? undefined}
        />
      ))}
      {[...assets.styles, ...sheets].map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {style && <link id="page-style" rel="stylesheet" href={withBase(base, `/${style.file}`)} />}
      {assets.scripts.map(({ src, integrity }) => (
        <script key={src} type="module" src={src} integrity={integrity ?? undefined} />
      ))}
      <Icons icon={data.iconUrl} base={base} />
      {data.manifest && <link rel="manifest" href={data.manifest} />}
    </head>
  );
}

function Icons({ icon, base }: { icon: LightDark | undefined; base: string }) {
  // Without an icon, browsers request /favicon.ico.
  if (!icon) return <link rel="icon" href="data:," />;
  const href = (path: string) => (path.startsWith('/') ? withBase(base, path) : path);
  if (icon.light === icon.dark) return <link rel="icon" href={href(icon.light)} />;
  return (
    <>
      <link rel="icon" href={href(icon.light)} media="(prefers-color-scheme: light)" />
      <link rel="icon" href={href(icon.dark)} media="(prefers-color-scheme: dark)" />
    </>
  );
}
