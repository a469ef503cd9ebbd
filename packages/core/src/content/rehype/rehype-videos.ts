import type { Root } from 'hast';
import type { VFile } from 'vfile';
import { walk } from '../base/walk.ts';

const video = /\.(?:mp4|webm|ogv|mov|m4v)(?:[?#]|$)/i;

/**
 * `![Title](demo.mp4)` becomes a video with controls. Before a reader plays it, the
 * browser loads only its length and its first frame:
 *
 *     <video class="Video" src="…" controls preload="metadata" playsinline aria-label="Title"></video>
 */
export function rehypeVideos() {
  return (tree: Root, file: VFile): undefined => {
    if (!/\.(?:mp4|webm|ogv|mov|m4v)\b/i.test(String(file))) return;
    walk(tree, (node) => {
      if (node.type !== 'element' || node.tagName !== 'img') return;
      const { src, alt, title, ...others } = node.properties;
      if (!video.test(String(src ?? ''))) return;
      const name = String(title ?? alt ?? '');
      node.tagName = 'video';
      node.properties = {
        ...others,
        className: ['Video', ...[others.className ?? []].flat().map(String)],
        src: src!,
        controls: true,
        preload: 'metadata',
        playsInline: true,
        ...(name !== '' && { ariaLabel: name }),
      };
    });
  };
}
