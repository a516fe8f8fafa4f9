/** The style of the report. It has no file and no font of its own, so that it can be sent to somebody. */
export const REPORT_STYLE = `
:root { color-scheme: light dark; --line: light-dark(#c9cdd6, #4a5163); --soft: light-dark(#f4f5f8, #20242f);
  --was: light-dark(#fde4e1, #4a1f1f); --is: light-dark(#dff3e3, #173b24); --mark: light-dark(#c8102e, #ff8a80);
  --link: light-dark(#2b3fb0, #a9b6ff);
  font: 1rem/1.5 system-ui, sans-serif; background: light-dark(#fff, #14171f); color: light-dark(#1b1e27, #e8eaf0); }
body { max-inline-size: 84rem; margin: 0 auto; padding: 1.5rem clamp(1rem, 3vw, 2.5rem) 4rem; overflow-wrap: anywhere; }
a { color: var(--link); }
:focus-visible { outline: 3px solid currentcolor; outline-offset: 2px; }
h1, h2, h3 { line-height: 1.2; text-wrap: balance; }
h2 { margin-block: 3rem 0.75rem; padding-block-end: 0.25rem; border-block-end: 1px solid var(--line); }
h3 { margin-block: 2rem 0.5rem; }
.summary { font-size: 1.2rem; }
table { border-collapse: collapse; margin-block: 0.75rem; }
caption { text-align: start; font-weight: 600; }
th { overflow-wrap: normal; }
th, td { border: 1px solid var(--line); padding: 0.3rem 0.7rem; text-align: start; }
.contents { display: flex; flex-wrap: wrap; gap: 0.4rem 1rem; padding: 0; list-style: none; }
.changes { padding: 0; list-style: none; display: grid; gap: 0.5rem; }
.change { border: 1px solid var(--line); border-radius: 0.5rem; padding: 0.5rem 0.75rem 0.75rem; }
.change:target, .mark:target { outline: 3px solid var(--mark); }
.about { display: flex; flex-wrap: wrap; gap: 0.1rem 1.5rem; margin-block-end: 0.4rem; font-size: 0.9rem; }
.what { margin: 0; font-weight: 600; font-size: 1rem; }
.sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr)); gap: 0.75rem; }
.side { padding: 0.5rem 0.75rem; border-radius: 0.35rem; background: var(--soft); white-space: pre-wrap; }
.label { display: block; font-size: 0.8rem; font-weight: 600; }
del { background: var(--was); text-decoration-thickness: 2px; }
ins { background: var(--is); text-decoration-thickness: 2px; }
.refs { padding-inline-start: 1.2rem; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0.75rem; align-items: start; max-block-size: 85vh; overflow: auto;
  border: 1px solid var(--line); border-radius: 0.5rem; padding: 0.75rem; background: var(--soft); }
.pair.narrow { max-inline-size: 48rem; }
figure { margin: 0; }
figcaption { position: sticky; inset-block-start: -0.75rem; z-index: 1; background: var(--soft); font-weight: 600; padding-block: 0.25rem; }
.shot { position: relative; }
.shot img { display: block; inline-size: 100%; block-size: auto; border: 1px solid var(--line); }
.mark { position: absolute; border: 2px solid var(--mark); background: color-mix(in srgb, var(--mark) 18%, transparent); min-block-size: 4px; scroll-margin: 4rem; }
body:has(#marks:not(:checked)) .mark { display: none; }
.jump { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; padding: 0; list-style: none; }
@media print { .pair { max-block-size: none; overflow: visible; } .change { break-inside: avoid; } }
`;
