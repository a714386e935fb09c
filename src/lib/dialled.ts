/** A printed telephone number in the form to dial: "+31 (0)70 123 45 67" is "+31701234567". */
export const dialled = (printed: string): string =>
  printed.replace(/\(0\)/g, '').replace(/[^+\d]/g, '');
