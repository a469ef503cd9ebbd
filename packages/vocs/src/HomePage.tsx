import type { ReactNode } from 'react';
import { packageCommands } from './install-commands.ts';
import { linkTo, Tab, Tabs, useSite } from 'stilldocs/components';

export { Button } from './Button.tsx';

/* The parts of a home page: `<HomePage.Root>` … */

interface PartProps {
  className?: string;
  children?: ReactNode;
}

/** A part without behavior. Its second class is the one that style sheets for Vocs use. */
function part(name: string) {
  return function Part({ className = '', children }: PartProps) {
    return (
      <div className={`Home-${name} vocs_HomePage_${name} ${className}`.trim()}>{children}</div>
    );
  };
}

/** The container of the parts. */
export const Root = part('root');
/** The line below the title. */
export const Tagline = part('tagline');
/** The paragraph below the tagline. */
export const Description = part('description');
/** The row of `Button`s. */
export const Buttons = part('buttons');

/** The site's title, as the heading of the page. */
export function Title({ className = '', children }: PartProps) {
  const { title } = useSite();
  return (
    <h1 className={`Home-title vocs_HomePage_title ${className}`.trim()}>{children ?? title}</h1>
  );
}

/** The site's logo, or its title. */
export function Logo({ className = '' }: { className?: string }) {
  const { logoUrl, title } = useSite();
  if (!logoUrl) return <Title className={className} />;
  const image = (scheme: 'light' | 'dark', only: string) => (
    <img className={only} src={sourceOf(logoUrl[scheme])} alt={title} />
  );
  return (
    <div className={`Home-logo vocs_HomePage_logo ${className}`.trim()}>
      {logoUrl.light === logoUrl.dark ? (
        image('light', '')
      ) : (
        <>
          {image('light', 'light-only')}
          {image('dark', 'dark-only')}
        </>
      )}
    </div>
  );
}

function sourceOf(address: string): string {
  return linkTo(address).href;
}

/** How to install a package, by package manager. */
export function InstallPackage({
  name,
  type = 'install',
}: {
  name: string;
  type?: keyof typeof packageCommands;
}) {
  const rows = Object.entries(packageCommands[type] ?? packageCommands.install);
  return (
    <div className="Home-install vocs_HomePage_tabs">
      <Tabs label={name}>
        {rows.map(([manager, command]) => (
          <Tab key={manager} title={manager}>
            <p>
              <code>{`${command} ${name}`}</code>
            </p>
          </Tab>
        ))}
      </Tabs>
    </div>
  );
}
