import { withoutRepeats } from './withoutRepeats';

test.each([
  [
    'a rule of a shared component stands once',
    '@layer ui{._a{top:0}._a:hover{top:1px}}/*1*/@layer ui{._b{top:0}._a{top:0}}@layer shell{._a{top:0}}',
    '@layer ui{._a{top:0}._a:hover{top:1px}}/*1*/@layer ui{._b{top:0}}@layer shell{._a{top:0}}',
  ],
  [
    'rules for a width stand once as well',
    '@layer ui{@media (width>=1px){._a{top:0}}}@layer ui{@media (width>=1px){._a{top:0}}}',
    '@layer ui{@media (width>=1px){._a{top:0}}}',
  ],
  [
    'a rule that says something else stays, and so does what orders layers',
    '@layer ui,shell;@layer ui;@layer ui{._a{top:0}}@layer ui{._a{top:1px}}',
    '@layer ui,shell;@layer ui;@layer ui{._a{top:0}}@layer ui{._a{top:1px}}',
  ],
  [
    'what an application says twice stays',
    '@layer remotes.order{.o1{top:0}}@layer remotes.order{.o1{top:0}}',
    '@layer remotes.order{.o1{top:0}}@layer remotes.order{.o1{top:0}}',
  ],
])('%s', (_, sheets, expected) => {
  expect(withoutRepeats(sheets)).toBe(expected);
});
