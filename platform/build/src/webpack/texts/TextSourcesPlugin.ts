import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from 'webpack';
import { defaultLanguage, languages, type Language } from '@site/company/languages';
import { TEXT_SOURCES_FILE, type TextSources } from '@site/contracts/publishedRelease';
import { folderOf, root, type ApplicationName } from '@site/tooling/workspace';
import { commonFiles, commonTexts, sourcedTexts } from './commonTexts';

/** The content files of an application in a language, as paths in the repository. */
function contentFiles(name: ApplicationName, language: Language): string[] {
  const content = `${folderOf(name)}/content`;
  const folder = language === defaultLanguage ? content : `${content}/${language}`;
  if (!existsSync(join(root, folder))) return [];
  const files = readdirSync(join(root, folder)).filter((file) => file.endsWith('.json'));
  return files.sort().map((file) => `${folder}/${file}`);
}

/** Writes `texts.json` beside a build: the place in the repository of every text that it may show. */
export class TextSourcesPlugin {
  constructor(private readonly name: ApplicationName) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('TextSourcesPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'TextSourcesPlugin', stage }, () => {
        const isShell = this.name === 'shell';
        const files = languages.map(
          (language) => [language, contentFiles(this.name, language)] as const,
        );
        const read = [...files.flatMap(([, it]) => it), ...(isShell ? commonFiles : [])];
        read.forEach((file) => compilation.fileDependencies.add(join(root, file)));
        const own = files.map(([language, it]) => [
          language,
          it.flatMap((file) => sourcedTexts(root, file)),
        ]);
        const content: TextSources = {
          own: Object.fromEntries(own.filter(([, texts]) => texts?.length)),
          ...(isShell && { common: commonTexts(root) }),
        };
        compilation.emitAsset(TEXT_SOURCES_FILE, new sources.RawSource(JSON.stringify(content)));
      });
    });
  }
}
