import type { DocumentData, LightDark } from '../../shared/document/document.ts';
import { withBase } from '../../shared/page/paths.ts';

/** The document's head: title, description, icons, social card, styles and scripts. */
export function Head({ data }: { data: DocumentData }) {
  const { assets, base, style } = data;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{data.title}</title>
      {data.description && <meta name="description" content={data.description} />}
      {data.noindex && <meta name="robots" content="noindex" />}
      {data.canonical && <link rel="canonical" href={data.canonical} />}
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
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {style && <link id="page-style" rel="stylesheet" href={withBase(base, `/${style.file}`)} />}
      {assets.scripts.map(({ src, integrity }) => (
        <script key={src} type="module" src={src} integrity={integrity ?? undefined} />
      ))}
      <Icons icon={data.icon} base={base} />
      {data.manifest && <link rel="manifest" href={data.manifest} />}
      {data.feed && (
        <link rel="alternate" type="application/atom+xml" title={data.siteTitle} href={data.feed} />
      )}
      <SocialCard data={data} />
      {data.structuredData && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: data.structuredData }}
        />
      )}
    </head>
  );
}

function Icons({ icon, base }: { icon: LightDark | null; base: string }) {
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

/** Open Graph (https://ogp.me) and card tags; the latter use `name`. */
function SocialCard({ data }: { data: DocumentData }) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={data.siteTitle} />
      <meta property="og:title" content={data.title} />
      {data.description && <meta property="og:description" content={data.description} />}
      {data.canonical && <meta property="og:url" content={data.canonical} />}
      {data.image && <meta property="og:image" content={data.image} />}
      <meta name="twitter:card" content={data.image ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={data.title} />
      {data.description && <meta name="twitter:description" content={data.description} />}
      {data.image && <meta name="twitter:image" content={data.image} />}
    </>
  );
}
