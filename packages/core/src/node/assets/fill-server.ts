import { fillBase } from '../../shared/page/base-placeholder.ts';
import type { ServerModule } from '../../shared/page/renderer.ts';

/** A server bundle whose documents, chrome and elements have the site's base. Pages are filled where they leave the cache. */
export function fillServer(server: ServerModule, base: string): ServerModule {
  server.setBase(base);
  const filled =
    <Input extends unknown[]>(render: (...input: Input) => string) =>
    (...input: Input) =>
      fillBase(render(...input), base);
  return {
    ...server,
    renderDocument(...input) {
      const { html, payload } = server.renderDocument(...input);
      return { html: fillBase(html, base), payload: fillBase(payload, base) };
    },
    renderFrame: filled(server.renderFrame),
    renderSidebar: filled(server.renderSidebar),
    renderElement: filled(server.renderElement),
    renderNotFound: filled(server.renderNotFound),
    renderSiteList: (...input) => fillBase(server.renderSiteList(...input), base),
  };
}
