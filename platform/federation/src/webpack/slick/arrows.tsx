import { cloneElement, type ReactElement } from 'react';

interface ArrowProps {
  prevArrow: ReactElement<{ onClick: () => void }>;
  nextArrow: ReactElement<{ onClick: () => void }>;
  clickHandler: (move: { message: 'previous' | 'next' }) => void;
}

// The carousels never end and draw their own buttons, so all that slick's arrows have to hand over is what moves the row.

export const PrevArrow = ({ prevArrow, clickHandler }: ArrowProps) =>
  cloneElement(prevArrow, { onClick: () => clickHandler({ message: 'previous' }) });

export const NextArrow = ({ nextArrow, clickHandler }: ArrowProps) =>
  cloneElement(nextArrow, { onClick: () => clickHandler({ message: 'next' }) });
