declare module 'virtual:vocs-site/layout' {
  /** The default export of the site's `layout.tsx`. */
  const Layout: React.ComponentType<{
    path: string;
    frontmatter: object;
    children: React.ReactNode;
  }>;
  export default Layout;
}

declare module 'virtual:vocs-site/footer' {
  /** The default export of the site's `footer.tsx`. */
  const Footer: React.ComponentType;
  export default Footer;
}
