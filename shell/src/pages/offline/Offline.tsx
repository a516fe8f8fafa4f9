import { ButtonLink } from '@site/shared-ui/Button';
import { standInTexts } from '../../texts/standIns';
import { useTexts } from '../../texts/useTexts';
import { TextPage, SiteLinks } from '../TextPage';

/** The line that never stops, interrupted. */
const Interrupted = () => (
  <svg
    data-screen-only=""
    width="720"
    viewBox="0 -40 720 240"
    fill="none"
    strokeWidth="4"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path
      d="M260 176c-60-30-40-120 30-140s230-20 260 50-80 100-150 96-100 14-140-6Z"
      fill="var(--site-forte-tint)"
    />
    <g stroke="var(--site-action)">
      <path d="M4 160C120 172 150 92 220 66s112 18 118 50" />
      <circle cx="340" cy="128" r="11" />
    </g>
    <path d="M358 140c16 8 38 8 52-4" stroke="var(--site-control-line)" strokeDasharray="1 13" />
    <g stroke="var(--site-accent)">
      <path d="M434 112c20-34 64-40 108-18s100 34 174-30" />
      <circle cx="428" cy="122" r="11" />
    </g>
  </svg>
);

/** The service worker shows it at the address of a page that it does not have. Nothing in it may need a script or a picture;
 * the footer below says how to reach the company. */
export function Offline() {
  const texts = useTexts();
  return (
    <TextPage {...standInTexts[texts.language].offline}>
      <SiteLinks texts={texts}>
        {/* The page's own address. */}
        <ButtonLink href="">{texts.site.remotes.retry}</ButtonLink>
      </SiteLinks>
      <Interrupted />
    </TextPage>
  );
}
