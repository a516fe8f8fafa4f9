import { useContext } from 'react';
import { localised } from '@site/contracts/languages';
import { ButtonLink } from '@site/shared-ui/Button';
import { Section } from '../Section';
import type { ShellParts } from '../apart/shellParts';
import { useTexts } from '../../texts/useTexts';
import { Banner } from './Banner';
import { Circulation } from './Circulation';
import { HomeTexts, type HomeWords } from './useHomeTexts';

export interface HomeProps {
  shell: ShellParts;
  words: HomeWords;
}

export function Home({ shell, words }: HomeProps) {
  const { anchors, catalogue, notify, OrderForm, PageHead, PreviewShown, ProductShowcase, Ways } =
    shell;
  const { brand, language, site } = useTexts();
  return (
    <HomeTexts value={words}>
      <PageHead title={brand.tagline} description={words.banner.lead} />
      <Banner link={`#${anchors.ourProducts}`} />
      <Section id={anchors.ourProducts} {...words.products}>
        <ProductShowcase orderHref={`#${anchors.buyNow}`} />
        {catalogue.path && (
          <Ways>
            <ButtonLink href={localised(catalogue.path, language)} look="quiet">
              {site.catalogue.all}
            </ButtonLink>
          </Ways>
        )}
      </Section>
      <Circulation />
      <Section id={anchors.buyNow} {...site.order} look="raised" line="right">
        <OrderForm notify={notify} isPreview={useContext(PreviewShown)} />
      </Section>
    </HomeTexts>
  );
}
