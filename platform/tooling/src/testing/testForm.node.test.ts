const rows = Array.from({ length: 16 }, (_, index) => index);

async function inForm(form?: string) {
  jest.resetModules();
  const before = process.env.SITE_TESTS;
  if (form) process.env.SITE_TESTS = form;
  else delete process.env.SITE_TESTS;
  try {
    return await import('./testForm');
  } finally {
    if (before) process.env.SITE_TESTS = before;
    else delete process.env.SITE_TESTS;
  }
}

test('the long form has every row', async () => {
  const { LONG_FORM, sampleOf } = await inForm('long');

  expect(LONG_FORM).toEqual({ SITE_TESTS: 'long' });
  expect(sampleOf(rows, 3)).toEqual(rows);
});

test('the short form has one of so many, and samples from each beginning have every row once', async () => {
  const { isLongForm, sampleOf } = await inForm();

  expect(isLongForm).toBe(false);
  expect(sampleOf(rows, 3)).toEqual([0, 3, 6, 9, 12, 15]);
  const all = [0, 1, 2].flatMap((first) => sampleOf(rows, 3, first));
  expect(all.toSorted((one, other) => one - other)).toEqual(rows);
});
