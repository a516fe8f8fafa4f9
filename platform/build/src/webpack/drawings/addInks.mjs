/**
 * A webpack loader that gives a drawing its style. A drawing is an image, and no style of the page reaches into one.
 * `#plum` after its address asks for the second ink, so the drawing's root takes that name.
 * @this {import('webpack').LoaderContext<{ style: string }>}
 * @param {string} drawing The file as it is drawn.
 * @returns {string} The file as it is published.
 */
export default function addInks(drawing) {
  return drawing
    .replace('<svg ', '<svg id="plum" ')
    .replace('>', `><style>${this.getOptions().style}</style>`)
    .replace(/>\s+</g, '><');
}
