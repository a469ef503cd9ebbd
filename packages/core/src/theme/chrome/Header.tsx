import { menuId } from '../../shared/document/chrome-ids.ts';
import type { LightDark } from '../../shared/document/document.ts';
import type { Parts } from '../../shared/extension/parts.ts';
import { withBase } from '../../shared/page/paths.ts';
import { part } from '../parts/part.tsx';
import { Icon } from './Icon.tsx';
import { LanguageButton } from './Languages.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';
import { Socials } from './PageFooter.tsx';
import { SearchButton } from './SearchButton.tsx';
import { TopNav } from './TopNav.tsx';
import { VersionButton } from './Versions.tsx';
import * as labels from '../../shared/config/labels.ts';

/**
 * The bar at the top of every page: logo or title, search, then top navigation, social links and theme
 * toggle. The latter three are a popover menu on small screens.
 */
export const Header = part('Header', OwnHeader);

function OwnHeader(props: Parts['Header']) {
  const { topNav, topNavActive, socials, languages, versions, isSchemeForced, ...site } = props;
  return (
    <header className="Header">
      <div className="Header-inner">
        <Logo {...site} />
        <SearchButton />
        <div className="Header-menu" id={menuId} popover="auto">
          <nav className="Header-nav" aria-label={labels.mainNavigation}>
            <TopNav items={topNav} active={topNavActive} />
          </nav>
          {socials.length > 0 && <Socials socials={socials} />}
          {!isSchemeForced && <ThemeToggle />}
        </div>
        {versions && <VersionButton versions={versions} />}
        {languages && <LanguageButton languages={languages} />}
        <button
          className="Header-button"
          type="button"
          popoverTarget={menuId}
          aria-label={labels.menu}
        >
          <Icon name="menu" />
        </button>
      </div>
    </header>
  );
}

/** The logo, or the site's title without a logo, as a link to the home page. */
export const Logo = part('Logo', OwnLogo);

function OwnLogo({ base, logoUrl, siteTitle }: Parts['Logo']) {
  return (
    <a className="Logo" href={withBase(base, '/')}>
      {logoUrl ? <LogoImage base={base} siteTitle={siteTitle} logo={logoUrl} /> : siteTitle}
    </a>
  );
}

/** The site's title is the alternative text. */
function LogoImage(props: { logo: LightDark; base: string; siteTitle: string }) {
  const { logo, base, siteTitle } = props;
  const src = (path: string) => (path.startsWith('/') ? withBase(base, path) : path);
  if (logo.light === logo.dark) return <img src={src(logo.light)} alt={siteTitle} height={28} />;
  return (
    <>
      <img className="light-only" src={src(logo.light)} alt={siteTitle} height={28} />
      <img className="dark-only" src={src(logo.dark)} alt={siteTitle} height={28} />
    </>
  );
}
