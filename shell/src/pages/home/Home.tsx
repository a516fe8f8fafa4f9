import { useContext, useDeferredValue } from 'react';
import { anchors } from '@site/contracts/paths';
import { FollowedToTop } from '../FollowedToTop';
import { notify } from '../../notifications/notify';
import { PreviewShown } from '../../preview/PreviewShown';
import { OrderForm, ProductShowcase } from '../../remotes/remoteModules';
import { useTexts } from '../../texts/useTexts';
import { PageHead } from '../PageHead';
import { Section } from '../Section';
import { Banner } from './Banner';
import { Circulation } from './Circulation';

export function Home() {
  const { brand, home, site } = useTexts();
  const isPreview = useContext(PreviewShown);
  // A slow phone draws the rest for as long as the banner: a link shows its page's heading first.
  const isWhole = useDeferredValue(true, !useContext(FollowedToTop));
  return (
    <>
      <PageHead title={brand.tagline} description={home.banner.lead} />
      <Banner link={`#${anchors.ourProducts}`} />
      {isWhole && (
        <>
          <Section id={anchors.ourProducts} {...home.products}>
            <ProductShowcase orderHref={`#${anchors.buyNow}`} />
          </Section>
          <Circulation />
          <Section id={anchors.buyNow} {...site.order} look="raised" line="right">
            <OrderForm notify={notify} isPreview={isPreview} />
          </Section>
        </>
      )}
    </>
  );
}
