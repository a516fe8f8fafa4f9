import { useInsertionEffect } from 'react';
import { anchors } from '@site/company/paths';
import { BelowFold } from '@site/shared-ui/BelowFold';
import { useOpensAtTop } from '../../pageContext';
import { OrderForm, ProductShowcase } from '../../remotes/remoteModules';
import { useTexts } from '../../texts/useTexts';
import { PageHead } from '../PageHead';
import { Section } from './Section';
import { Banner } from './Banner';
import { Circulation } from './Circulation';
import { applyHomeStyles } from './homeStyles';

export function Home() {
  const { brand, home, site } = useTexts();
  useInsertionEffect(applyHomeStyles, []);
  return (
    <>
      <PageHead title={brand.tagline} description={home.banner.lead} />
      <Banner link={`#${anchors.ourProducts}`} />
      <BelowFold isDeferred={useOpensAtTop()}>
        <Section id={anchors.ourProducts} {...home.products}>
          <ProductShowcase orderHref={`#${anchors.buyNow}`} />
        </Section>
        <Circulation />
        <Section id={anchors.buyNow} {...site.order} look="raised" line="right">
          <OrderForm />
        </Section>
      </BelowFold>
    </>
  );
}
