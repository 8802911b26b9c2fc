"""Playing in text: the dialogue, what people at the keyboard see, and the sentences for it."""
