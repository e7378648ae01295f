// The order of layers is fixed by whichever of these comes first, so they come before every component.
import './ui/tokens.css';
import './ui/base.css';
