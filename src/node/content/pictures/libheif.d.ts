/** The package has types for its larger form only: https://github.com/catdad-experiments/libheif-js */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  export { default } from 'libheif-js/libheif-wasm/libheif';
}
