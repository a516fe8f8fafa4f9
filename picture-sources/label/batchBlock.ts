/** The frame that the packing line prints batch and dates into. Zeros, as this is the picture of no batch. In mm. */
export function batchBlock(x: number, y: number, size: number, ink: string): string {
  const rows = [
    ['Batch No.', 'C0000'],
    ['Mfg. date', '00/0000'],
    ['Exp. date', '00/0000'],
  ];
  return rows
    .map(
      ([label, value], row) =>
        `<text x="${x}" y="${y + row * size * 1.5}" font-size="${size}" fill="${ink}" font-weight="500">${label}</text>
         <text x="${x + size * 5.6}" y="${y + row * size * 1.5 + 0.05}" font-size="${size * 1.02}" fill="#222" font-family="monospace">${value}</text>`,
    )
    .join('');
}
