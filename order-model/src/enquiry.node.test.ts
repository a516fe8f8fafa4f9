import { faultsOf, type FieldRules } from './enquiry';

test('a field that is new may be missing, and is checked where it is there', () => {
  const rules: FieldRules = {
    Name: { pattern: /^[A-Z][a-z]*$/ },
    City: { choices: ['Delhi'], isNew: true },
  };
  const faults = (data: Record<string, unknown>) => faultsOf('Orders', data, { Orders: rules });
  expect(faults({ Name: 'Asha' })).toEqual([]);
  expect(faults({ Name: 'Asha', City: 'Delhi' })).toEqual([]);
  expect(faults({ Name: 'Asha', City: 'Rome' })).toEqual(['City is not valid']);
  expect(faults({ City: 'Delhi' })).toEqual(['Name is missing']);
});
