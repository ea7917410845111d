/** The package only has types for its larger build: https://github.com/catdad-experiments/libheif-js */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  export { default } from 'libheif-js/libheif-wasm/libheif';
}
