import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from 'webpack';
import { defaultLanguage, type Language } from '@site/contracts/languages';
import { PAGE_TEXTS_FOLDER, type PageTextFile } from '@site/contracts/rendering';

/** What pages of a remote bring along, so that its scripts do not grow with the number of its pages. */
export interface PageFiles {
  /** Texts by their names. Takes what reads a content file of the language by its name, `gel` for `gel.json`. */
  texts(read: (name: string) => unknown): Readonly<Record<string, unknown>>;
  /** Pictures that pages ask for by their names: absolute paths by addresses within the release. */
  pictures(readEnglish: (name: string) => unknown): Readonly<Record<string, string>>;
}

interface PageTextsOptions extends PageFiles {
  languages: readonly Language[];
  /** The folder of content files, absolute. */
  content: string;
  isServer: boolean;
}

/** The file as browsers fetch it: the text behind its own hash. */
function checkedFile(json: string): string {
  const hash = createHash('sha256').update(json).digest('base64');
  return JSON.stringify([hash, json] satisfies PageTextFile);
}

/** Adds what pages bring along to a build, as files of their own. */
export class PageTextsPlugin {
  constructor(private readonly options: PageTextsOptions) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    const { languages, content, isServer, texts, pictures } = this.options;
    compiler.hooks.thisCompilation.tap('PageTextsPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      const emit = (name: string, file: string | Buffer) =>
        compilation.emitAsset(name, new sources.RawSource(file));
      const reader = (language: Language) => (name: string) => {
        const folder = language === defaultLanguage ? content : join(content, language);
        const file = join(folder, `${name}.json`);
        compilation.fileDependencies.add(file);
        return JSON.parse(readFileSync(file, 'utf8')) as unknown;
      };
      compilation.hooks.processAssets.tap({ name: 'PageTextsPlugin', stage }, () => {
        for (const language of languages) {
          for (const [name, text] of Object.entries(texts(reader(language)))) {
            const json = JSON.stringify(text);
            const file = `${PAGE_TEXTS_FOLDER}/${language}/${name}.json`;
            emit(file, isServer ? json : checkedFile(json));
          }
        }
        if (isServer) return;
        for (const [name, file] of Object.entries(pictures(reader(defaultLanguage)))) {
          compilation.fileDependencies.add(file);
          emit(name, readFileSync(file));
        }
      });
    });
  }
}
