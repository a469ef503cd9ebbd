import type { DocumentData, LightDark } from '../../shared/document/document.ts';
import type { Shell } from './Document.tsx';
import { encodePath, fileOfPath, withBase } from '../../shared/page/paths.ts';

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

/** Marks the elements that a navigation replaces; see `swap.ts`. */
const own = { 'data-head': '' };

/**
 * The page's own elements of the head, besides the title: description, `noindex`, canonical link,
 * Markdown twin, feed, social card and structured data. The card has the Open Graph tags (https://ogp.me) and the
 * `twitter:` tags. The configuration replaces them by elements of the same name.
 */
export function PageHead({ data }: { data: DocumentData }) {
  const { canonical, description, feed, image, siteTitle, structuredData, title } = data;
  const meta: [key: 'name' | 'property', name: string, content: string | null][] = [
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', siteTitle],
    ['property', 'og:title', title],
    ['property', 'og:description', description || null],
    ['property', 'og:url', canonical],
    ['property', 'og:image', image],
    ['name', 'twitter:card', image ? 'summary_large_image' : 'summary'],
    ['name', 'twitter:title', title],
    ['name', 'twitter:description', description || null],
    ['name', 'twitter:image', image],
  ];
  const twin = withBase((data.source ?? data).base, `/${encodePath(fileOfPath(data.path, '.md'))}`);
  const isOwn = (name: string) => data.head.every(({ replaces }) => replaces !== name);
  return (
    <>
      {description && isOwn('description') && (
        <meta {...own} name="description" content={description} />
      )}
      {data.noindex && isOwn('robots') && <meta {...own} name="robots" content="noindex" />}
      {canonical && isOwn('canonical') && <link {...own} rel="canonical" href={canonical} />}
      {!data.noindex && <link {...own} rel="alternate" type="text/markdown" href={twin} />}
      {feed && (
        <link {...own} rel="alternate" type="application/atom+xml" title={siteTitle} href={feed} />
      )}
      {meta.map(
        ([key, name, content]) =>
          content !== null &&
          isOwn(name) && <meta key={name} {...own} {...{ [key]: name }} content={content} />,
      )}
      {structuredData && (
        <script
          {...own}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: structuredData }}
        />
      )}
    </>
  );
}
