// `@vev/react` takes these types from a module that is not published; without it they are `any`.
// The shapes come from the project's specification, so that samples are checked against it.

import type { CSSProperties, ReactNode, RefObject } from 'react';
import type { IProjectMenu } from '@vev/utils';

export interface IEditorState {
  /** True in editor mode, false in preview mode. */
  disabled: boolean;
  /** The style rule being edited; `host` when there is none. */
  rule: string;
  selected: boolean;
  schemaOpen: boolean;
  activeContentFrame: boolean;
  activeContentChild?: string;
  isPreviewingContentChildren: boolean;
  onRequestActiveContentChange(key: string): void;
  onRequestScrollTop(top: number, duration?: number, onFinished?: () => void): void;
}

export type IMenu = Pick<IProjectMenu, 'title' | 'children'>;

export interface IContent {
  key: string;
  type: string;
  content?: Record<string, unknown>;
  cl?: string;
  icons?: Record<string, IShape>;
  actions?: string[];
  children?: string[];
}

export interface IRoute {
  pageKey: string;
  path: string;
}

export interface IPage {
  key: string;
  title?: string;
  path?: string;
}

export interface ImageModel {
  key: string;
  src: string;
  srcset: [url: string, width: number][];
  meta?: {
    description?: string;
    alt?: string;
    photographer?: string;
    width?: number;
    height?: number;
  };
}

export interface Variable {
  key: string;
  name: string;
  type: string;
  value: string | number;
  unit: string;
}

/** Width, height and one or more paths. */
export type IShape = [width: number, height: number, path: string, ...paths: string[]];
export interface IEmojiIcon {
  emoji: string;
}
export interface IVevImage {
  key: string;
}

export interface ImageProps {
  className?: string;
  sizes?: [deviceWidth: number, imageWidth: number][];
  src?: string | { key: string };
  style?: CSSProperties;
  alt?: string;
}

/** The shapes of these components come from the package's own code: the specification has none. */
export interface IconProps {
  d: string | IShape | IEmojiIcon | IVevImage;
  stretch?: boolean;
  colors?: Record<string, string>;
  className?: string;
  style?: CSSProperties;
}

export interface TransitionProps {
  children?: ReactNode;
  show?: boolean;
  enter?: SimpleAnimation;
  exit?: SimpleAnimation;
  loop?: Record<string, unknown>;
  noUnmount?: boolean;
  onEnter?: (element: HTMLElement) => void;
  onEntered?: (element: HTMLElement) => void;
  onExit?: (element: HTMLElement) => void;
  onExited?: (element: HTMLElement) => void;
}
type Anchor = `${'top' | 'center' | 'bottom'}-${'left' | 'center' | 'right'}`;
export interface PortalProps {
  children?: ReactNode;
  className?: string;
  style?: CSSProperties;
  hide?: boolean;
  back?: boolean;
  animation?: SimpleAnimation;
  anchor?: RefObject<Element> | Element;
  anchorOrigin?: Anchor;
  portalOrigin?: Anchor;
  dock?: 'top' | 'right' | 'bottom' | 'left';
  offsetX?: number;
  offsetY?: number;
  noInherit?: boolean;
  closeTrigger?: 'click' | 'mouseleave';
  onRequestClose?: (event: MouseEvent) => void;
}
export interface GestureProps {
  children?: ReactNode;
  direction?: 'all' | 'vertical' | 'horizontal';
  onTap?: () => void;
  onPress?: () => void;
}

/** What follows is internal to the package; no sample uses it. */
export interface IAppState {
  device: string;
  pages: IPage[];
  route: IRoute;
  /** The store of each package, by its key. */
  pkgStores: Record<string, Record<string, unknown>>;
}
export type VevDispatch = (action: string, payload?: unknown) => void;
/** Of the package's own code, as `registerReducer` calls it. */
export type PkgReducer = (
  state: Record<string, unknown>,
  action: string,
  payload: unknown,
) => unknown;
export type VevReducer = (
  state: IAppState,
  action: string,
  payload: unknown,
  pkgKey?: string,
) => IAppState;
export interface IObserverOptions {
  steps?: number;
  threshold?: number[];
}
export type Finger = { x: number; y: number };
export type MultiFingerStatus = { x: number; y: number };
export type ITween = Record<string, unknown>;
export type ITweenValues = Record<string, unknown>;
export type AnimeTarget = Element | Element[];
export type ITransition = Record<string, unknown>;
export type SimpleAnimation = 'fade' | `slide-${'left' | 'right' | 'up' | 'down'}`;
