import type { IconName } from '../Icon/iconPaths';
import { IconButton } from '../IconButton/IconButton';
import { fillWords, type CarouselWords } from './carouselWords';

interface CarouselControlsProps {
  label: string;
  words: CarouselWords;
  isPlaying: boolean;
  onToggle: () => void;
  onPrevious: () => void;
  onNext: () => void;
}

/** Pause or play, first so that it is met before anything moves under the reader; then one back and one on. */
export function CarouselControls(props: CarouselControlsProps) {
  const { label, words } = props;
  const named = (text: string) => fillWords(text, { label });
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
