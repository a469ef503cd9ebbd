import type { ReactNode } from 'react';
import { StillTouch } from './StillTouch.tsx';

/**
 * A sample in three seats: its code in `children`, and next to it what designers and visitors see of it.
 * Both are a drawing until somebody touches it; then the sample runs in its place.
 */
export function Seat({ children }: { children: ReactNode }) {
  return (
    <section className="HomeSeat" aria-label="A component in the three seats">
      <p className="HomeSeat-name" data-seat="developer">
        <b>You</b> register a React component
      </p>
      <p className="HomeSeat-name" data-seat="designer">
        <b>Designers</b> fill it in, <b>visitors</b> see it
      </p>
      {children}
      <div className="HomeSeat-still">
        <Still />
        <StillTouch />
      </div>
    </section>
  );
}

/** The drawing: the offer as the stage shows it, and its fields as the panel does. */
function Still() {
  return (
    <div
      role="img"
      aria-label="The offer as visitors see it: an oak stool for 48.00 EUR. Below it the panel of the designer, with the fields Title, Photo, Ink and Discount."
    >
      <div className="HomeSeat-stage" aria-hidden="true">
        <Stool />
        <span className="HomeSeat-title">Oak stool</span>
        <span>48.00 EUR</span>
      </div>
      <div className="HomeSeat-panel" aria-hidden="true">
        <span className="HomeSeat-bar">
          <i>Editor</i>
          <i data-on="">Preview</i>
        </span>
        <b>Title</b>
        <span className="HomeSeat-input">Oak stool</span>
        <b>Photo</b>
        <span className="HomeSeat-tiles">
          <i>None</i>
          <i data-on="">
            <Stool />
          </i>
          <i>
            <Tea />
          </i>
        </span>
        <b>Ink</b>
        <span className="HomeSeat-input">
          <i className="HomeSeat-swatch" /> #8a3b1f
        </span>
        <b>Discount</b>
        <span className="HomeSeat-slider">
          <i />
          20 %
        </span>
      </div>
    </div>
  );
}

function Stool() {
  return (
    <svg viewBox="0 0 480 320">
      <path fill="#e9e2d5" d="M0 0h480v320H0z" />
      <path fill="#d9cdb8" d="M0 236h480v84H0z" />
      <ellipse cx="240" cy="266" rx="96" ry="12" fill="#b9a988" />
      <path
        fill="none"
        stroke="#8a5a33"
        strokeWidth="13"
        strokeLinecap="round"
        d="M196 146l-24 116M284 146l24 116M225 146l-8 108M255 146l8 108M182 216h116"
      />
      <rect x="158" y="118" width="164" height="32" rx="16" fill="#b67b47" />
    </svg>
  );
}

function Tea() {
  return (
    <svg viewBox="0 0 480 320">
      <path fill="#dfe9dc" d="M0 0h480v320H0z" />
      <path fill="#c3d3bd" d="M0 222h480v98H0z" />
      <path fill="#fbfaf5" d="M142 150h176q0 92-52 108h-72q-52-16-52-108z" />
      <path fill="none" stroke="#fbfaf5" strokeWidth="14" d="M316 172q48-4 38 32-10 28-52 22" />
      <ellipse cx="230" cy="152" rx="74" ry="12" fill="#9cae4c" />
    </svg>
  );
}
