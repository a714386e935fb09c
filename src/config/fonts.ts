/** Path of each font file in its installed package. */
export const FONT_FILES = {
  /** Variable in weight and width; Western European letters only. */
  archivo: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
  /** The same version with all characters, one file per weight. */
  archivoRegular: '@expo-google-fonts/archivo/400Regular/Archivo_400Regular.ttf',
  archivoSemibold: '@expo-google-fonts/archivo/600SemiBold/Archivo_600SemiBold.ttf',
  archivoItalic: '@expo-google-fonts/archivo/400Regular_Italic/Archivo_400Regular_Italic.ttf',
  jetbrainsMono: 'jetbrains-mono/fonts/webfonts/JetBrainsMono-Regular.woff2',
  jetbrainsMonoBold: 'jetbrains-mono/fonts/webfonts/JetBrainsMono-Bold.woff2',
} as const;
