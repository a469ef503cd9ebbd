import { defineConfig } from 'stilldocs';

export default defineConfig({
  title: 'Rooms',
  head: { '/help': <script src="https://chat.example/widget.js" async /> },
  contentSecurityPolicy: {
    'connect-src': ['https://api.chat.example', 'wss://api.chat.example'],
    'frame-src': ['https://chat.example'],
    'img-src': ['https://*.chat.example'],
  },
});
