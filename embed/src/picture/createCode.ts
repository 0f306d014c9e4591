import qrcode from 'qrcode-generator';

/** A QR code of an address, a pixel for each of its modules, dark on white. */
export function createCode(address: string): HTMLCanvasElement {
  const code = qrcode(0, 'M');
  code.addData(address);
  code.make();
  const size = code.getModuleCount();
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext('2d');
  if (pen === null) return canvas;
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, size, size);
  pen.fillStyle = '#000000';
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1)
      if (code.isDark(row, column)) pen.fillRect(column, row, 1, 1);
  return canvas;
}
