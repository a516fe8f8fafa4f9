import { filled } from './expressions';

const context = {
  github: { event: { pull_request: { base: { sha: 'abc' } } } },
  needs: { one: { result: 'success' }, other: { result: 'failure', outputs: { list: '["a"]' } } },
};

test.each([
  ['plain text', 'plain text'],
  ['${{ github.event.pull_request.base.sha || github.event.merge_group.base_sha }}', 'abc'],
  ['${{ github.event.merge_group.base_sha || github.event.pull_request.base.sha }}', 'abc'],
  ["${{ join(needs.*.result, ' ') }}", 'success failure'],
  ['https://${{ needs.one.outputs.address }}', undefined],
])('%s is %s', (text, value) => {
  expect(filled(text, context)).toBe(value);
});
