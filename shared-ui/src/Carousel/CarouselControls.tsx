import type { IconName } from '../Icon/iconPaths';
import { IconButton } from '../IconButton/IconButton';
import { fillPlaceholders } from '../texts/fillPlaceholders';
import type { CarouselWords } from './carouselWords';

interface CarouselControlsProps {
  label: string;
  words: CarouselWords;
  isPlaying: boolean;
  onToggle: () => void;
  onPrevious: () => void;
  onNext: () => void;
}

/** Pause comes first: keyboard and screen reader reach it before anything that moves (WCAG 2.2.2). */
export function CarouselControls(props: CarouselControlsProps) {
  const { label, words } = props;
  const named = (text: string) => fillPlaceholders(text, { label });
  const buttons: [name: string, icon: IconName, onClick: () => void][] = [
    props.isPlaying
      ? [named(words.pause), 'pause', props.onToggle]
      : [named(words.play), 'play', props.onToggle],
    [named(words.previous), 'chevronLeft', props.onPrevious],
    [named(words.next), 'chevronRight', props.onNext],
  ];
  return buttons.map(([name, icon, onClick], index) => (
    <IconButton key={index} label={name} icon={icon} onClick={onClick} />
  ));
}
