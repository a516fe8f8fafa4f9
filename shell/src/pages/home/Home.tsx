import { useContext } from 'react';
import { anchors } from '@site/contracts/paths';
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
  return (
    <>
      <PageHead title={brand.tagline} description={home.banner.lead} />
      <Banner link={`#${anchors.ourProducts}`} />
      <Section id={anchors.ourProducts} {...home.products}>
        <ProductShowcase orderHref={`#${anchors.buyNow}`} />
      </Section>
      <Circulation />
      <Section id={anchors.buyNow} {...site.order} look="raised" line="right">
        <OrderForm notify={notify} isPreview={useContext(PreviewShown)} />
      </Section>
    </>
  );
}
