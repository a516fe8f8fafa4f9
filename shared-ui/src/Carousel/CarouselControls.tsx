import * as iconPaths from '../Icon/iconPaths';
import { IconButton } from '../IconButton/IconButton';
import { fillPlaceholders } from '../texts/fillPlaceholders';
import type { CarouselWords } from './carouselWords';

interface CarouselControlsProps {
  label: string;
  words: CarouselWords;
  isPlaying: boolean;
  onToggle: () => void;
  onMove: (move: Move) => void;
}

/** Pause comes first: keyboard and screen reader reach it before anything that moves (WCAG 2.2.2). */
export function CarouselControls(props: CarouselControlsProps) {
  const { label, words } = props;
  const named = (text: string) => fillPlaceholders(text, { label });
  const buttons: [name: string, icon: string, onClick: () => void][] = [
    props.isPlaying
      ? [named(words.pause), iconPaths.pause, props.onToggle]
      : [named(words.play), iconPaths.play, props.onToggle],
    [named(words.previous), iconPaths.chevronLeft, () => props.onMove('previous')],
    [named(words.next), iconPaths.chevronRight, () => props.onMove('next')],
  ];
  return buttons.map(([name, icon, onClick], index) => (
    <IconButton key={index} label={name} icon={icon} onClick={onClick} />
  ));
}

export type Move = 'previous' | 'next';

/** Moves the row of slides that is shown by one slide, and round its ends. */
export type MoveRow = (move: Move) => void;
