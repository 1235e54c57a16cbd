import aVerseForEach from './a-verse-for-each';
import cantorIseth from './cantor-iseth';
import hollowCathedral from './hollow-cathedral';
import nullPsalm from './null-psalm';
import unnameTheDrowned from './unname-the-drowned';

/** The cards of this folder; a test compares the list with the files. */
export default [aVerseForEach, cantorIseth, hollowCathedral, nullPsalm, unnameTheDrowned] as const;
