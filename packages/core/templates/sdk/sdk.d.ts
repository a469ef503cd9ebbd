/** How somebody is greeted. */
export interface Greeting {
  /**
   * The word before the name.
   *
   * @default 'Hello'
   */
  greeting?: string;
  /**
   * Whether the text is in capital letters.
   *
   * @default false
   */
  upper?: boolean;
}

/** Greets somebody by name. */
export declare function greet(name: string, options?: Greeting): string;
