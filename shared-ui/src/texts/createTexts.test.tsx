import { render, screen } from '@testing-library/react';
import { createTexts } from './createTexts';

const [useTexts, withTexts] = createTexts<{ greeting: string }>();

const Greeting = ({ name }: { name: string }) => `${useTexts().greeting} ${name}`;

test('a component says everything in the language that it is given', () => {
  const InHindi = withTexts({ greeting: 'नमस्ते' }, Greeting);
  render(<InHindi name="Asha" />);
  expect(screen.getByText('नमस्ते Asha')).toBeVisible();
});

test('a component without texts says what is missing', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Greeting name="Asha" />)).toThrow('withTexts');
});
