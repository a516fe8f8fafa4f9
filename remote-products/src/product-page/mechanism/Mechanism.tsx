import { Carousel } from '@site/shared-ui/Carousel';
import type { ProductContent } from '../../../content/schema';
import { useTexts } from '../../texts/useTexts';
import { Callout } from '../callout/Callout';
import { carouselInterval } from '../carouselSettings';
import { Section } from '../section/Section';
import { ActiveCard } from './ActiveCard';

export function Mechanism({ mechanism }: { mechanism: ProductContent['mechanism'] }) {
  const { words } = useTexts();
  return (
    <Section anchor="mechanism-of-action" lead={mechanism.lead}>
      <Carousel
        label={mechanism.label}
        words={words.carousel}
        interval={carouselInterval.mechanism}
        show={mechanism.show}
      >
        {mechanism.slides.map((active) => (
          <ActiveCard key={active.title} active={active} />
        ))}
      </Carousel>
      <Callout tone="calm" {...mechanism.evidence} />
    </Section>
  );
}
