import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/iconPaths';
import styles from './Carousel.module.css';

interface CarouselControlsProps {
  label: string;
  isPlaying: boolean;
  onToggle: () => void;
  onPrevious: () => void;
  onNext: () => void;
}

/** Pause or play, first so that it is met before anything moves under the reader; then one back and one on. */
export function CarouselControls(props: CarouselControlsProps) {
  const buttons: [name: string, icon: IconName, onClick: () => void][] = [
    props.isPlaying
      ? [`Pause ${props.label}`, 'pause', props.onToggle]
      : [`Play ${props.label}`, 'play', props.onToggle],
    [`Previous of ${props.label}`, 'chevronLeft', props.onPrevious],
    [`Next of ${props.label}`, 'chevronRight', props.onNext],
  ];
  return buttons.map(([name, icon, onClick], index) => (
    <button
      key={index}
      type="button"
      className={styles.control}
      aria-label={name}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  ));
}
