/** A program that answers questions about a page. */
interface Chat {
  /** Its name, which is no word of any language. */
  name: string;
  /** The address that opens it with a prompt. */
  address(prompt: string): string;
}

/** Every program of "Open in …", by its name in the configuration. */
export const chats = {
  claude: {
    name: 'Claude',
    address: (prompt) => `https://claude.ai/new?q=${encodeURIComponent(prompt)}`,
  },
  chatgpt: {
    name: 'ChatGPT',
    address: (prompt) => `https://chatgpt.com/?hints=search&q=${encodeURIComponent(prompt)}`,
  },
  cursor: {
    name: 'Cursor',
    address: (prompt) => `https://cursor.com/link/prompt?text=${encodeURIComponent(prompt)}`,
  },
  // What the documentation of VS Code uses.
  vscode: {
    name: 'VS Code',
    address: (prompt) => `vscode://GitHub.Copilot-Chat/chat?prompt=${encodeURIComponent(prompt)}`,
  },
} satisfies Record<string, Chat>;

export type ChatName = keyof typeof chats;

export const chatNames = Object.keys(chats) as ChatName[];
