import { Carousel } from '@site/shared-ui/Carousel';
import type { ProductContent } from '../../../content/schema';
import { useTexts } from '../../texts/useTexts';
import { Callout } from '../callout/Callout';
import { EmergencyCall } from '../callout/EmergencyCall';
import { carouselInterval } from '../carouselSettings';
import { Section } from '../section/Section';
import { IndicationCard } from './IndicationCard';

/** The emergency is repeated below the carousel, since its slide may be out of view. */
export function Indications({ indications }: { indications: ProductContent['indications'] }) {
  const { words } = useTexts();
  return (
    <Section anchor="indications" lead={indications.lead}>
      <Carousel
        label={indications.label}
        words={words.carousel}
        interval={carouselInterval.indications}
        show={indications.show}
      >
        {indications.slides.map((indication) => (
          <IndicationCard key={indication.title} indication={indication} />
        ))}
      </Carousel>
      <Callout tone="urgent" {...indications.emergency}>
        <EmergencyCall />
      </Callout>
    </Section>
  );
}
