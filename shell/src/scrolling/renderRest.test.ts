import { FULLY_RENDERED } from '@site/contracts/boot';
import { whenIdle } from '@site/shared-ui/whenIdle';
import { renderRestWhenIdle } from './renderRest';

jest.mock('@site/shared-ui/whenIdle');

const root = document.documentElement;
const isWhole = () => root.hasAttribute(FULLY_RENDERED);
const shown = () =>
  [...document.querySelectorAll('section')].map(({ style }) => style.contentVisibility);

beforeEach(() => {
  root.removeAttribute(FULLY_RENDERED);
  document.body.innerHTML = '<main><section></section><div><section></section></div></main>';
});

test('a section is laid out in each idle moment, and then the page is whole', () => {
  const moments: (() => void)[] = [];
  jest.mocked(whenIdle).mockImplementation((work) => {
    moments.push(work);
    return () => {};
  });
  const passOne = () => moments.shift()?.();

  renderRestWhenIdle();
  expect(shown()).toEqual(['', '']);
  passOne();
  expect(shown()).toEqual(['visible', '']);
  passOne();
  expect(shown()).toEqual(['visible', 'visible']);
  expect(isWhole()).toBe(false);
  passOne();
  expect(isWhole()).toBe(true);
  expect(shown()).toEqual(['', '']);
  expect(moments).toEqual([]);
});
