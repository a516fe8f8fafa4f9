/** The styles of the report, in the page itself. */
export const reportStyles = `
:root { color-scheme: light dark; --line: light-dark(#d5d8de, #3a3f4a); --quiet: light-dark(#5b6270, #a3abba);
  --site: light-dark(#c2410c, #fb923c); --limit: light-dark(#0f766e, #2dd4bf); --bundle: light-dark(#4338ca, #a5b4fc); --original: light-dark(#6b7280, #9ca3af); }
body { margin: 0 auto; padding: 2rem 1rem 4rem; max-width: 60rem; font: 1rem/1.55 system-ui, sans-serif; }
h1 { font-size: 1.75rem; line-height: 1.2; } h2 { margin: 3rem 0 .5rem; font-size: 1.25rem; }
p { max-width: 68ch; } .quiet, figcaption { color: var(--quiet); }
table { border-collapse: collapse; width: 100%; font-size: .9375rem; font-variant-numeric: tabular-nums; }
th, td { padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th { font-weight: 600; } .scroll { overflow-x: auto; }
.met { color: var(--limit); font-weight: 600; } .missed { color: var(--site); font-weight: 600; }
figure { margin: 1.25rem 0 2rem; overflow-x: auto; } figcaption { margin-bottom: .25rem; font-weight: 600; } svg { display: block; width: 100%; min-width: 34rem; }
svg text { fill: currentColor; font-size: 11px; } .label { text-anchor: end; } .tick { fill: var(--quiet); text-anchor: middle; }
.value { font-size: 9.5px; } .grid { stroke: var(--line); } .goal { stroke: currentColor; stroke-dasharray: 3 2; }
g circle { opacity: .55; } g path { stroke-width: 2.5; }
.site { fill: var(--site); stroke: var(--site); } .limit { fill: var(--limit); stroke: var(--limit); }
.bundle { fill: var(--bundle); stroke: var(--bundle); } .original { fill: var(--original); stroke: var(--original); }
g text { stroke: none; } g circle { stroke: none; }
.key { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; padding: 0; list-style: none; } .key i { display: inline-block; width: .75rem; height: .75rem; margin-right: .5rem; border-radius: 50%; background: currentColor; }
.key .site { color: var(--site); } .key .limit { color: var(--limit); } .key .bundle { color: var(--bundle); } .key .original { color: var(--original); } .key span { color: CanvasText; }
`;
