import { metadataElements } from './metadataElements';

const none = new Set<string>();

test('icons that the shell’s release brings are named, others are not', () => {
  expect(metadataElements({ publicFiles: none, isShared: false })).not.toContain('icon');
  const elements = metadataElements({ publicFiles: new Set(['/favicon.ico']), isShared: false });
  expect(elements).toContain('<link rel="icon" sizes="32x32" href="/favicon.ico">');
  expect(elements).not.toContain('apple-touch-icon');
});

test('a page that is not to be found is made for no network', () => {
  expect(metadataElements({ publicFiles: none, isShared: false })).not.toMatch(/og:|twitter:/);
});
