import { useContext } from 'react';
import { catalogue } from '@site/contracts/catalogue';
import { anchors } from '@site/contracts/paths';
import { ButtonLink } from '@site/shared-ui/Button';
import { notify } from '../../notifications/notify';
import { PreviewShown } from '../../preview/PreviewShown';
import { OrderForm, ProductShowcase } from '../../remotes/remoteModules';
import { Section } from '../Section';
import { PageHead } from '../PageHead';
import { Ways } from '../TextPage';
import { useTexts } from '../../texts/useTexts';
import { Banner } from './Banner';
import { Circulation } from './Circulation';

export function Home() {
  const { brand, home, site } = useTexts();
  return (
    <>
      <PageHead title={brand.tagline} description={home.banner.lead} />
      <Banner />
      <Section id={anchors.ourProducts} {...home.products}>
        <ProductShowcase orderHref={`#${anchors.buyNow}`} />
        {catalogue.path && (
          <Ways>
            <ButtonLink to={catalogue.path} look="quiet">
              {site.catalogue.all}
            </ButtonLink>
          </Ways>
        )}
      </Section>
      <Circulation />
      <Section id={anchors.buyNow} {...home.order} look="raised" line="right">
        <OrderForm notify={notify} isPreview={useContext(PreviewShown)} />
      </Section>
    </>
  );
}
